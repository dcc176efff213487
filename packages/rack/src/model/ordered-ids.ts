type Uuid = ReturnType<typeof crypto.randomUUID>

/** Ids that ascend as they are made, in place of random ones: lists by id are then the same whenever a test runs. */
export function orderedIds(): () => Uuid {
  let made = 0
  return () => `${(++made).toString(16).padStart(8, '0')}-0000-4000-8000-000000000001`
}
