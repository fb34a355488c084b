import { Checkbox, Input, Radio, TextInput } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { calonAuditor } from '@portal/domain/psat/audit/audit.contract'
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { StatusBadge } from '#platform/ui/StatusBadge.tsx'
import classes from '#psat/langkah/calon.module.css'
import { KompetensiCalon } from '#psat/langkah/KompetensiCalon.tsx'

type Calon = z.output<typeof calonAuditor>

interface CalonFieldProps extends CommonField {
  calon: readonly Calon[]
  peran: Calon['role']
}

const many = 8

/** The candidates of one role, least loaded first; one lead, several auditors. */
export function CalonField({ calon, peran, ...field }: CalonFieldProps) {
  const [search, setSearch] = useState('')
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : []
  const fitting = calon
    .filter((person) => person.role === peran)
    .toSorted((a, b) => a.beban - b.beban || a.nama.localeCompare(b.nama, 'id'))
  const shown = fitting.filter(
    ({ id, nama }) => chosen.includes(id) || nama.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const single = peran === 'LEAD_AUDITOR'
  const { label, error } = inputProps(field)

  function pick(id: number, on: boolean) {
    if (single) return field.onChange([id])
    field.onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))
  }

  return (
    <fieldset className={classes.people} id={field.id} tabIndex={-1}>
      <legend>{label}</legend>
      {fitting.length > many && (
        <TextInput
          aria-label={`Cari ${field.label.toLowerCase()}`}
          placeholder="Cari nama"
          leftSection={<IconSearch size={16} stroke={2} aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul>
        {shown.map((person) => {
          const on = chosen.includes(person.id)
          const Box = single ? Radio : Checkbox
          return (
            <li key={person.id} data-on={on || undefined}>
              <Box
                name={field.id}
                checked={on}
                onChange={(event) => pick(person.id, event.currentTarget.checked)}
                label={person.nama}
                description={bebanText(person)}
              />
              <KompetensiCalon kompetensi={person.kompetensi} />
              {person.benturan.map(({ jenis, keterangan }) => (
                <p key={`${jenis}-${keterangan}`} className={classes.conflict}>
                  {jenis === 'dinyatakan' && (
                    <StatusBadge tone="warn" icon={IconAlertTriangle}>
                      Benturan dinyatakan
                    </StatusBadge>
                  )}
                  {keterangan}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
      {shown.length === 0 && <p className={classes.none}>Tidak ada nama yang cocok.</p>}
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  )
}

function bebanText({ beban, nomorPermohonanList }: Calon): string {
  if (beban === 0) return 'Belum memegang berkas'
  const listed = nomorPermohonanList.slice(0, 3).join(', ')
  const more = nomorPermohonanList.length > 3 ? ', …' : ''
  return `Memegang ${formatNumber(beban)} berkas${listed ? `: ${listed}${more}` : ''}`
}
