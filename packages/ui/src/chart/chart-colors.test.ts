import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** OKLab and linear sRGB, both ways: Björn Ottosson, "A perceptual color space for image processing", 2020. */
type Triple = readonly [number, number, number]

const clamp = (x: number) => Math.min(1, Math.max(0, x))

function toLinear(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function toLab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency", 2009. */
const eyes = {
  'no deficiency': [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const

type Matrix = (typeof eyes)[keyof typeof eyes]

const seen = ([a, b, c, d, e, f, g, h, i]: Matrix, [x, y, z]: Triple): Triple => [
  clamp(a * x + b * y + c * z),
  clamp(d * x + e * y + f * z),
  clamp(g * x + h * y + i * z),
]

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')

function tokens(selector: string): Map<string, Triple> {
  const start = css.indexOf(selector)
  const block = css.slice(css.indexOf('{', start), css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, name = '', l, c, h]) => [
      name,
      toLinear(Number(l), Number(c), Number(h)),
    ]),
  )
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b

function contrast(one: Triple, other: Triple): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function distance(one: Triple, other: Triple): number {
  const [first, second] = [toLab(one), toLab(other)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

/** Two of them are told apart in thin lines from about 0.05 on. */
const LEAST_DISTANCE = 0.085

describe.each(['dark', 'light'])('%s theme', (theme) => {
  const found = tokens(`[data-theme='${theme}']`)
  const palette = [1, 2, 3, 4, 5, 6, 7, 8].map((slot) => [slot, found.get(`chart-${slot}`)] as const)
  const pairs = palette.flatMap(([one], index) => palette.slice(index + 1).map(([other]) => [one, other] as const))

  // WCAG 2.2, 1.4.11.
  test.each(palette)('colour %d stands out from what it is drawn on', (_slot, color) => {
    for (const name of ['surface', 'surface-raised', 'surface-sunken']) {
      const ground = found.get(name)
      expect(color && ground && contrast(color, ground)).toBeGreaterThanOrEqual(3)
    }
  })

  test.each(Object.entries(eyes))('to eyes with %s all eight are different', (_name, eye) => {
    const close = pairs.filter(([one, other]) => {
      const [first, second] = [found.get(`chart-${one}`), found.get(`chart-${other}`)]
      return !first || !second || distance(seen(eye, first), seen(eye, second)) < LEAST_DISTANCE
    })
    expect(close).toEqual([])
  })
})
