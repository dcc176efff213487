import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

/** Pieces of the kit that only some pages have, and that weigh something. */
const rare = /field|select|combo|option|radio|date|calendar|code|mini|chart|rack|tree|range|virtual/
const kit = /[\\/](?:lucide-react|packages[\\/]ui[\\/]src)[\\/]/

/**
 * Which modules share a file. Left alone, the bundler makes a file of all that the same pages need: hundreds, and a list asks
 * for a hundred and sixty of them. A group takes along what its modules import, unless a group before it has it already:
 *
 * - `core`: what runs before anything is known of the page: React, the router, the cache, all loaders;
 * - `door`: the sign-in page, whose fields all forms have;
 * - `frame`: what is around every page behind the sign-in;
 * - `list`: what every list has;
 * - `common`: icons and small pieces of the kit that many pages have;
 * - `choice`: what one chooses with, outside of forms, too;
 * - `form`: what every form has.
 *
 * The rest is pages, and what a few of them share.
 */
export function chunkGroups(): Group[] {
  const inOrder: Omit<Group, 'priority'>[] = [
    { name: 'core', tags: ['$initial'] },
    { name: 'door', test: /routes[\\/]login[\\/]\$silo[\\/]local\.tsx\?tsr-split/ },
    { name: 'frame', test: /routes[\\/]_signed-in\.tsx\?tsr-split/ },
    { name: 'list', test: /[\\/]console[\\/]src[\\/](?:list[\\/]|resources[\\/][\w-]+\.tsx?$)/, minShareCount: 20 },
    { name: 'common', test: (id) => kit.test(id) && !rare.test(id), minShareCount: 8 },
    {
      name: 'choice',
      test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:select|combo-box|radio-group)\.tsx$|[\\/](?:spinbutton[\\/]|NumberParser\.)/,
    },
    { name: 'form', test: /[\\/]console[\\/]src[\\/]form[\\/]|[\\/](?:zod|react-hook-form)[\\/]/, minShareCount: 2 },
  ]
  return inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }))
}
