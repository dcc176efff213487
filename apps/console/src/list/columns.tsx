import { Dash, formatBytes, Size, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { ReactNode } from 'react'

const DESCRIPTION_MAX = 48

function DescriptionCell({ text }: { text: string }) {
  if (text === '') return <Dash />
  return (
    // It takes a second line before it takes room from the other columns.
    <span className="whitespace-normal">
      <Truncate text={text} maxLength={DESCRIPTION_MAX} />
    </span>
  )
}

/** Names the row; `cell` where the name leads somewhere. */
export function nameColumn<Row extends { name: string }>(cell?: (row: Row) => ReactNode, width?: string): Column<Row> {
  return {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: ({ name }) => name,
    // Names break at their dashes: without room of their own they would be the first to give way.
    cell: (row) => <span className="inline-block sm:min-w-36">{cell ? cell(row) : row.name}</span>,
    width,
  }
}

export function descriptionColumn<Row extends { description: string }>(width?: string): Column<Row> {
  return {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => <DescriptionCell text={description} />,
    width,
  }
}

export function createdColumn<Row extends { timeCreated: Date }>(): Column<Row> {
  return { id: 'created', header: 'Created', width: '12rem', value: ({ timeCreated }) => timeCreated }
}

export function idColumn<Row extends { id: string }>(): Column<Row> {
  return {
    id: 'id',
    header: 'ID',
    isOptional: true,
    value: ({ id }) => id,
    cell: ({ id }) => <Truncate text={id} maxLength={20} at="middle" isMono hasCopy />,
  }
}

/** Bytes; found by what a person reads, too: `size:"4 GiB"`. */
export function sizeColumn<Row>(bytesOf: (row: Row) => number, header = 'Size'): Column<Row> {
  return {
    id: header.toLowerCase(),
    header,
    align: 'end',
    width: '6rem',
    value: bytesOf,
    text: (row) => {
      const { number, unit } = formatBytes(bytesOf(row))
      return `${number} ${unit}`
    },
    cell: (row) => <Size bytes={bytesOf(row)} />,
  }
}
