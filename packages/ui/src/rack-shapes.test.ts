import { expect, test } from 'vitest'
import { drawRacks } from './rack-shapes.ts'

const leds = drawRacks(3, 15).flatMap((rack) => rack.sleds.flatMap((sled) => sled.leds))
const share = (count: number) => count / leds.length

test('the drawing is the same each time', () => {
  expect(drawRacks(3, 15)).toEqual(drawRacks(3, 15))
})

test('some lights breathe, most are still', () => {
  const breathing = share(leds.filter((led) => led.breath !== undefined).length)
  expect(breathing).toBeGreaterThan(0.02)
  expect(breathing).toBeLessThan(0.2)
})

test('a dim light never breathes and warnings are rare', () => {
  expect(leds.filter((led) => led.state === 'dim' && led.breath !== undefined)).toEqual([])
  expect(share(leds.filter((led) => led.state === 'notice').length)).toBeLessThan(0.05)
})
