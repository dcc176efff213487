/**
 * The tab that an address belongs to; forms over a tab are `subnets-new`, `subnets/a/edit`. Anything else is the first's.
 *
 * @param depth how many parts of the path stand before the tab's
 */
export function tabAt<Segment extends string>(
  tabs: readonly [{ segment: Segment }, ...{ segment: Segment }[]],
  pathname: string,
  depth: number,
): Segment {
  const part = pathname.split('/')[depth + 1]
  return (tabs.find(({ segment }) => part === segment || part === `${segment}-new`) ?? tabs[0]).segment
}
