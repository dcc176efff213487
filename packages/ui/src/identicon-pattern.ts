/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01_00_01_93)
  return value >>> 0
}

export const identiconSize = 5

/** Five rows of five, alike to the left and to the right; the same for the same name, everywhere and always. */
export function identiconPattern(name: string): readonly (readonly boolean[])[] {
  const bits = hash(name)
  // The low bits of FNV-1a are its weakest.
  const isOn = (index: number) => ((bits >>> (31 - index)) & 1) === 1
  return Array.from({ length: identiconSize }, (_, row) => {
    const [outer, inner, middle] = [isOn(row * 3), isOn(row * 3 + 1), isOn(row * 3 + 2)] as const
    return [outer, inner, middle, inner, outer]
  })
}
