// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { followKeys, isForPage, isPaletteKey } from './shortcut.ts'

const shortcut = (...keys: string[]) => ({ group: 'Any', label: keys.join(' '), keys, run: () => undefined })
const all = [shortcut('g', 'p'), shortcut('g', 'n'), shortcut('n'), shortcut('?')]

/** What the keys stand for, each pressed so many milliseconds after the one before. */
function press(keys: readonly string[], apart = 100): (string | undefined)[] {
  const find = followKeys()
  return keys.map((key, index) => find(key, index * apart, all)?.label)
}

describe('keys in a row', () => {
  test('do what they stand for', () => {
    expect(press(['g', 'p'])).toEqual([undefined, 'g p'])
    expect(press(['n', '?'])).toEqual(['n', '?'])
  })

  test('of which the first leads on are not taken for a single one', () => {
    expect(press(['g', 'n', 'n'])).toEqual([undefined, 'g n', 'n'])
    expect(press(['g', '?'])).toEqual([undefined, undefined])
  })

  test('may begin anew', () => {
    expect(press(['g', 'g', 'p'])).toEqual([undefined, undefined, 'g p'])
    expect(press(['g', 'x', 'p'])).toEqual([undefined, undefined, undefined])
  })

  test('that come late stand for themselves', () => {
    expect(press(['g', 'n'], 1600)).toEqual([undefined, 'n'])
  })
})

/** A key pressed in an element, as the page hears it. */
function pressedIn(html: string, init: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html
  const target = document.querySelector('[data-target]') ?? document.body
  let heard: KeyboardEvent | undefined
  window.addEventListener('keydown', (event) => (heard = event), { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true, ...init }))
  if (!heard) throw new Error('nobody heard the key')
  return heard
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a key is for the page', () => {
  test.each([
    '<p></p>',
    '<button data-target></button>',
    '<a href="#" data-target></a>',
    '<input type="checkbox" data-target>',
    '<p data-target></p><div role="alertdialog" aria-modal="false">a toast</div>',
  ])('in %s', (html) => {
    expect(isForPage(pressedIn(html))).toBe(true)
  })

  test.each([
    '<input data-target>',
    '<input type="search" data-target>',
    '<textarea data-target></textarea>',
    '<select data-target></select>',
    '<div contenteditable="true"><b data-target></b></div>',
    '<div role="menu"><div data-target></div></div>',
    '<div role="listbox"><div data-target></div></div>',
    '<div role="dialog"><button data-target></button></div>',
    '<p data-target></p><div role="alertdialog"></div>',
  ])('but not in %s', (html) => {
    expect(isForPage(pressedIn(html))).toBe(false)
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
    'but not with %j',
    (init) => {
      expect(isForPage(pressedIn('<p></p>', init))).toBe(false)
    },
  )

  test('but not when somebody has answered it', () => {
    const event = pressedIn('<p></p>')
    event.preventDefault()
    expect(isForPage(event)).toBe(false)
  })
})

describe('the palette opens', () => {
  test('by Ctrl and K, also in a field', () => {
    expect(isPaletteKey(pressedIn('<input data-target>', { key: 'k', ctrlKey: true }))).toBe(true)
  })

  test.each<KeyboardEventInit>([
    {},
    { ctrlKey: true, shiftKey: true },
    { ctrlKey: true, altKey: true },
    { ctrlKey: true, repeat: true },
  ])('and not by K with %j', (init) => {
    expect(isPaletteKey(pressedIn('<p></p>', { key: 'k', ...init }))).toBe(false)
  })

  test('and not in a terminal, where Ctrl and K belong to the shell', () => {
    const html = '<div class="xterm"><textarea data-target></textarea></div>'
    expect(isPaletteKey(pressedIn(html, { key: 'k', ctrlKey: true }))).toBe(false)
  })
})
