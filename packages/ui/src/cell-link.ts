/** For the link in a table's name cell: the whole cell is its target. */
export const cellLinkClass = 'font-medium text-text no-underline hover:text-accent after:absolute after:inset-0'

/** For links in running text, which nothing but colour would tell apart otherwise. */
export const textLinkClass = 'text-accent underline underline-offset-2'

/** For links in cells. */
export const linkClass = 'text-accent no-underline hover:underline'
