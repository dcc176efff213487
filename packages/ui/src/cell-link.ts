/** For the link in a table's name cell: the whole cell is its target. */
export const cellLinkClass = 'font-medium text-text no-underline hover:text-accent after:absolute after:inset-0'

/** For links in running text and in cells. */
export const linkClass = 'text-accent no-underline hover:underline'
