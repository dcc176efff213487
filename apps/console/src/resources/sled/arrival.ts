/** Whether a sled that was asked for is part of the rack: in the list, and no longer among those that wait. */
export function isThere(
  id: string,
  sleds: readonly { id: string; name: string }[],
  waiting: readonly { name: string }[],
): boolean {
  const sled = sleds.find((candidate) => candidate.id === id)
  return sled !== undefined && !waiting.some(({ name }) => name === sled.name)
}
