const base =
  'relative inline-flex h-10 items-center gap-2 px-3 text-base whitespace-nowrap text-muted no-underline outline-offset-[-2px]! ' +
  'transition-colors hover:text-text max-md:min-h-11 cursor-pointer ' +
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full'
const active = 'font-medium text-text after:bg-accent'

export function tabClass(isActive: boolean): string {
  return isActive ? `${base} ${active}` : base
}

/** For a router link inside `TabList`: `<Link to="…" {...tabProps(isActive)}>`. */
export function tabProps(isActive: boolean) {
  return {
    role: 'tab',
    'aria-selected': isActive,
    tabIndex: isActive ? 0 : -1,
    className: tabClass(isActive),
  } as const
}
