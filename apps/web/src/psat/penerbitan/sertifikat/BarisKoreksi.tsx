import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core'
import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import { IconEdit } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'

interface BarisKoreksiProps {
  hal: 'sertifikat' | 'lampiran'
  baris: SertifikatDicetak['baris']
  koreksi: Readonly<Record<string, string>>
  onChange: (koreksi: Record<string, string>) => void
}

/** Lists the printed lines. The user can correct a line before printing. */
export function BarisKoreksi({ hal, baris, koreksi, onChange }: BarisKoreksiProps) {
  const without = (kunci: string) =>
    Object.fromEntries(Object.entries(koreksi).filter(([key]) => key !== kunci))
  return (
    <section aria-label={`Isi ${hal}`}>
      <h3 className={classes.rowsTitle}>Isi {hal}</h3>
      <ul className={classes.rows}>
        {baris.map(({ kunci, label, nilai, dapat_dikoreksi }) => {
          const baru = koreksi[kunci]
          return (
            <li key={kunci}>
              {baru === undefined ? (
                <>
                  <span className={classes.rowLabel}>{label}</span>
                  <span className={classes.rowValue}>{nilai || '–'}</span>
                  {dapat_dikoreksi && (
                    <Tooltip label="Koreksi">
                      <ActionIcon
                        aria-label={`Koreksi ${label}`}
                        onClick={() => onChange({ ...koreksi, [kunci]: nilai })}
                      >
                        <Icon of={IconEdit} />
                      </ActionIcon>
                    </Tooltip>
                  )}
                </>
              ) : (
                <>
                  <KoreksiInput
                    label={label}
                    value={baru}
                    onChange={(value) => onChange({ ...koreksi, [kunci]: value })}
                  />
                  <Button
                    variant="subtle"
                    color="gray"
                    size="sm"
                    aria-label={`Batal koreksi ${label}`}
                    onClick={() => onChange(without(kunci))}
                  >
                    Batal
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface KoreksiInputProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** The input replaces the button that opened it, so it takes the focus. */
function KoreksiInput({ label, value, onChange }: KoreksiInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  return (
    <TextInput
      ref={input}
      className={classes.rowInput}
      label={label}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
