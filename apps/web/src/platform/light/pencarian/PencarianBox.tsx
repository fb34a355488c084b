import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import classes from '#platform/light/pencarian/pencarian.module.css'

interface KotakCariProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** The search subject: the placeholder and the accessible name. */
  label: string
  tombol?: string
  onChange: (kata: string) => void
}

export function PencarianBox({ label, tombol = 'Cari', onChange, ...input }: KotakCariProps) {
  return (
    <search className={classes.box}>
      <label className={classes.boxInput}>
        <Icon of={IconSearch} size={22} />
        <span className="visually-hidden">{label}</span>
        <input
          placeholder={label}
          maxLength={200}
          enterKeyHint="search"
          {...input}
          type="search"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className={buttons.button} data-kind="primary" data-size="lg">
        {tombol}
      </button>
    </search>
  )
}
