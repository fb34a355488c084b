import { Checkbox, Input, Radio, TextInput } from '@mantine/core'
import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import { urutCalon } from '@portal/domain/psat/audit/usulan-tim'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { type CommonField, inputProps } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import classes from '#psat/alur/langkah/tim.module.css'
import { BebanCalon, KompetensiCalon, RiwayatCalon } from '#psat/audit/tim/fakta-calon.tsx'

interface CalonFieldProps extends CommonField {
  calon: readonly CalonAuditor[]
  peran: CalonAuditor['role']
  satu?: boolean
  /** Candidates for files of several applicants. */
  bersama?: boolean
}

const many = 8
const keterangan = { LEAD_AUDITOR: 'pilih satu', AUDITOR: 'satu atau lebih, selain lead auditor' }

/** Lists the candidates of one role with their facts, best fit first. The user picks one lead or several auditors. */
export function CalonField({ calon, peran, satu = false, bersama = false, ...field }: CalonFieldProps) {
  const [search, setSearch] = useState('')
  const chosen = Array.isArray(field.value) ? (field.value as number[]) : []
  const fitting = urutCalon(calon.filter((person) => person.role === peran))
  const shown = fitting.filter(
    ({ id, nama }) => chosen.includes(id) || nama.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const single = satu || peran === 'LEAD_AUDITOR'
  const Box = single ? Radio : Checkbox
  const most = Math.max(...calon.map(({ beban }) => beban), 1)
  const { label, error } = inputProps(field)

  function pick(id: number, isChosen: boolean) {
    if (single) return field.onChange([id])
    field.onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  }

  return (
    <fieldset className={classes.people} id={field.id} tabIndex={-1}>
      <legend>
        {label} <span>{satu ? 'pilih satu, selain lead auditor' : keterangan[peran]}</span>
      </legend>
      {fitting.length > many && (
        <TextInput
          aria-label={`Cari ${field.label.toLowerCase()}`}
          placeholder="Cari nama"
          leftSection={<Icon of={IconSearch} size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.list}>
        <div className={classes.heads} aria-hidden="true">
          <span>Nama</span>
          <span>Kompetensi</span>
          <span>Beban sekarang</span>
          <span>{bersama ? 'Dengan para pemohon' : 'Dengan pemohon ini'}</span>
        </div>
        <ul>
          {shown.map((person) => {
            const isChosen = chosen.includes(person.id)
            const facts = `${field.id}-${person.id}`
            return (
              <li key={person.id} data-on={isChosen || undefined}>
                <Box
                  name={field.id}
                  checked={isChosen}
                  onChange={(event) => pick(person.id, event.currentTarget.checked)}
                  aria-describedby={facts}
                  classNames={{
                    root: classes.pick ?? '',
                    body: classes.pickBody ?? '',
                    inner: classes.box ?? '',
                  }}
                  label={
                    <span className={classes.orang}>
                      <UserAvatar nama={person.nama} className={classes.avatar} />
                      <b>{person.nama}</b>
                    </span>
                  }
                />
                <div id={facts} className={classes.facts}>
                  <KompetensiCalon {...person} />
                  <BebanCalon {...person} most={most} />
                  <RiwayatCalon {...person} bersama={bersama} />
                </div>
              </li>
            )
          })}
        </ul>
        {shown.length === 0 && <p className={classes.none}>Tidak ada nama yang cocok.</p>}
      </div>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  )
}
