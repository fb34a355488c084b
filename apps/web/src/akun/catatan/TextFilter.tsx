import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ListView } from '#platform/table/use-list-view.ts'

interface TextFilterProps {
  view: ListView
  /** Query name; it lives in the address under the same name. */
  name: string
  label: string
  placeholder: string
}

const pauseBeforeAsking = 300

/** A filter by typed words; the server is asked once the typing rests. */
export function TextFilter({ view, name, label, placeholder }: TextFilterProps) {
  const current = view.filters[name] ?? ''
  const [text, setText] = useState(current)
  useEffect(() => setText(current), [current])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (text.trim() === current) return
    const timer = setTimeout(() => view.setFilters({ [name]: text.trim() || undefined }), pauseBeforeAsking)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
    />
  )
}
