import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import type { ListView } from '#platform/table/use-list-view.ts'
import { useTyped } from '#platform/table/use-typed.ts'

interface TextFilterProps {
  view: ListView
  /** The query parameter, which the page address uses too. */
  name: string
  label: string
  placeholder: string
}

/** A text filter. The browser sends the request after the person stops typing. */
export function TextFilter({ view, name, label, placeholder }: TextFilterProps) {
  const [text, setText] = useTyped(view.filters[name] ?? '', (words) =>
    view.setFilters({ [name]: words || undefined }),
  )
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      leftSection={<Icon of={IconSearch} />}
    />
  )
}
