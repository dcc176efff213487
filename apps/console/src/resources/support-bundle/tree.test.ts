import { expect, test } from 'vitest'
import { foldersOf, pathsIn, searchPaths, treeOf } from './tree.ts'

const paths = [
  'README.md',
  'network/lots.jsonl',
  'network/bgp/peers.json',
  'sleds.jsonl',
  'network/bgp/10.json',
  'network/bgp/9.json',
  'disks/a.json',
]

const file = (id: string) => ({ id, label: id.slice(id.lastIndexOf('/') + 1) })

test('an index has a path on each line', () => {
  expect(pathsIn('README.md\na b/c.json\n')).toEqual(['README.md', 'a b/c.json'])
  expect(pathsIn('')).toEqual([])
})

test('folders come before files, both in the order that people count in', () => {
  expect(treeOf(paths)).toEqual([
    { id: 'disks/', label: 'disks', children: [file('disks/a.json')] },
    {
      id: 'network/',
      label: 'network',
      children: [
        {
          id: 'network/bgp/',
          label: 'bgp',
          children: ['network/bgp/9.json', 'network/bgp/10.json', 'network/bgp/peers.json'].map(file),
        },
        file('network/lots.jsonl'),
      ],
    },
    file('README.md'),
    file('sleds.jsonl'),
  ])
})

test('a file and a folder of the same name are two', () => {
  expect(treeOf(['a', 'a/b']).map(({ id }) => id)).toEqual(['a/', 'a'])
})

test('every folder is found, however deep', () => {
  expect(foldersOf(treeOf(paths))).toEqual(['disks/', 'network/', 'network/bgp/'])
})

test.each([
  ['BGP json', ['network/bgp/peers.json', 'network/bgp/10.json', 'network/bgp/9.json']],
  ['  ', paths],
  ['nothing', []],
])('a search for %j finds %j', (search, expected) => {
  expect(searchPaths(paths, search)).toEqual(expected)
})
