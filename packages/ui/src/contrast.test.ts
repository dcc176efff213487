import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Rgb = readonly [number, number, number]
interface Colour {
  rgb: Rgb
  alpha: number
}

const clamp = (x: number) => Math.min(1, Math.max(0, x))

/** OKLCH to linear sRGB: Björn Ottosson, "A perceptual color space for image processing", 2020. */
function linear(lightness: number, chroma: number, hue: number): Rgb {
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

const encode = (x: number) => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055)
const decode = (x: number) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)

function parse(value: string): Colour {
  const numbers = [...value.matchAll(/[\d.]+/g)].map(Number)
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN, alpha = 1] = numbers
  const [r, g, b] = linear(lightness, chroma, hue)
  return { rgb: [encode(r), encode(g), encode(b)], alpha }
}

function read(css: string, selector: string): Map<string, Colour> {
  const start = css.indexOf(selector)
  const block = css.slice(css.indexOf('{', start), css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): (oklch\([^)]*\))/g)].map(([, name = '', value = '']) => [name, parse(value)]),
  )
}

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const themes = { dark: read(css, "[data-theme='dark']"), light: read(css, "[data-theme='light']") }

/** Browsers mix in encoded sRGB. */
function over(top: Colour, below: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2) => top.rgb[index] * top.alpha + below[index] * (1 - top.alpha)
  return [mix(0), mix(1), mix(2)]
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b)

/** WCAG 2.2, relative contrast. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const states = ['accent', 'ok', 'info', 'notice', 'danger']
const texts = ['text', 'text-muted', 'text-faint', ...states]

/** What stands on what, and how much it must stand out. A list of grounds is painted from the bottom up. */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, [surface], 4.5] as const)),
  ...[...states, 'idle'].flatMap((state) =>
    ['surface', 'surface-raised', 'surface-hover'].flatMap((surface) =>
      [state === 'idle' ? 'text-muted' : state, 'text'].map(
        (text) => [text, [surface, `${state}-subtle`], 4.5] as const,
      ),
    ),
  ),
  ...['text', 'text-muted', 'text-faint'].map((text) => [text, ['surface-raised', 'accent-subtle'], 4.5] as const),
  ['accent-on', ['accent'], 4.5],
  ['accent-on', ['accent-hover'], 4.5],
  ['danger-on', ['danger'], 4.5],
  ['danger-on', ['danger-hover'], 4.5],
  ['surface', ['text'], 4.5],
  ...['idle', 'line-strong'].flatMap((mark) => surfaces.map((surface) => [mark, [surface], 3] as const)),
  ...[...states, 'idle'].map((lamp) => [lamp, ['surface-raised', 'accent-subtle'], 3] as const),
]

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  function colour(name: string): Colour {
    const found = theme.get(name)
    if (!found) throw new Error(`tokens.css has no --${name}`)
    return found
  }

  test.each(pairs)('%s stands out on %s by %d', (top, grounds, least) => {
    const ground = grounds.reduce<Rgb>((below, name) => over(colour(name), below), [0, 0, 0])
    expect(contrast(over(colour(top), ground), ground)).toBeGreaterThanOrEqual(least)
  })
})

test('black on white is 21 to 1, so the sum is right', () => {
  expect(contrast(parse('oklch(1 0 0)').rgb, parse('oklch(0 0 0)').rgb)).toBeCloseTo(21, 1)
})

test('the themes define the same roles', () => {
  expect([...themes.light.keys()]).toEqual([...themes.dark.keys()])
  expect(themes.dark.size).toBeGreaterThan(25)
})
