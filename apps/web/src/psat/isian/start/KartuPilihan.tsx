import { Radio } from '@mantine/core'
import classes from '#psat/isian/start/Mulai.module.css'

interface KartuPilihanProps<T extends string> {
  label: string
  value: T | undefined
  options: readonly { value: T; judul: string; arti: string }[]
  onChange: (value: T) => void
}

export function KartuPilihan<T extends string>({ label, value, options, onChange }: KartuPilihanProps<T>) {
  return (
    <Radio.Group
      aria-label={label}
      value={value ?? ''}
      onChange={(next) => {
        const option = options.find((satu) => satu.value === next)
        if (option) onChange(option.value)
      }}
    >
      <ul className={classes.options}>
        {options.map((option) => (
          <li key={option.value}>
            <Radio
              value={option.value}
              label={option.judul}
              description={option.arti}
              classNames={{ root: classes.option, label: classes.optionLabel }}
              data-on={option.value === value || undefined}
              wrapperProps={{ 'data-on': option.value === value || undefined }}
            />
          </li>
        ))}
      </ul>
    </Radio.Group>
  )
}
