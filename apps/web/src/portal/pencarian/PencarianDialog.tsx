import { Modal } from '@mantine/core'
import type { Role } from '@portal/domain/platform/roles'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { DaftarPilihan } from './DaftarPilihan.tsx'
import classes from './Pencarian.module.css'
import { kelompokOf, type Pilihan } from './pilihan.ts'
import { usePencarian } from './use-pencarian.ts'

const label = 'Berkas, nomor registrasi, uji, pasar, nama orang, atau layar'

interface PencarianDialogProps {
  role: Role
  opened: boolean
  onClose: () => void
}

/** Searches everything that the user may open. The focus stays in the input: arrow keys select, Enter opens. */
export default function PencarianDialog({ role, opened, onClose }: PencarianDialogProps) {
  // Mantine records the focused element when the dialog changes from closed to open, so the dialog must mount closed.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    setReady(true)
  }, [])
  return (
    <Modal
      opened={opened && ready}
      onClose={onClose}
      title="Cari di seluruh layanan"
      size="lg"
      yOffset="8vh"
      closeButtonProps={{ 'aria-label': 'Tutup pencarian' }}
    >
      <Kotak role={role} onClose={onClose} />
    </Modal>
  )
}

function Kotak({ role, onClose }: Omit<PencarianDialogProps, 'opened'>) {
  const id = useId()
  const navigate = useNavigate()
  const [kata, setKata] = useState('')
  const [chosen, setChosen] = useState(0)
  const { records, mencari, gagal } = usePencarian(kata)
  const groups = kelompokOf(role, kata, records)
  const all = groups.flatMap(({ pilihan }) => pilihan)
  const at = Math.min(chosen, all.length - 1)

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  function open({ to, search }: Pilihan) {
    onClose()
    void navigate({ to: to as '/', search })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (all.length > 0) setChosen((at + step + all.length) % all.length)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    const active = all[at]
    // While a search runs, the listed records may belong to the previous words. Screens are always current.
    if (active && (!mencari || active.layar)) open(active)
  }

  return (
    <>
      <label className={classes.box}>
        <Icon of={IconSearch} size={20} />
        <span className="visually-hidden">{label}</span>
        <input
          data-autofocus
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-pilihan`}
          aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          placeholder={label}
          maxLength={100}
          value={kata}
          onChange={(event) => {
            setKata(event.currentTarget.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <DaftarPilihan {...{ id, kata, groups, at, mencari, gagal }} onChoose={open} />
    </>
  )
}
