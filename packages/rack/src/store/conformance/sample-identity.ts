export const timeCreated = new Date('2026-03-01T08:30:00.000Z')
export const timeModified = new Date('2026-03-01T08:30:00.001Z')

/** Different for each number, and in the order of the numbers. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function identity(number: number) {
  return { id: idOf(number), name: 'sample', description: 'naïve “quotes” \\ 🦊', timeCreated, timeModified }
}
