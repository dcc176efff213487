/** A number from 0 to 2^53 − 1 as text that sorts as numbers do. */
export function sortableNumber(number: number): string {
  return String(number).padStart(16, '0')
}
