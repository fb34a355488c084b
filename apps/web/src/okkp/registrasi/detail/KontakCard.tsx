import { Button } from '@mantine/core'
import type { RegistrasiLengkap } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { type CatatanKontak, caraKontakLabels } from '@portal/domain/okkp/registrasi/registrasi.kontak'
import { formatShortDate } from '@portal/domain/platform/format'
import { IconPhonePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { mayChange } from '#okkp/registrasi/detail/tindakan.ts'
import { KontakLinks } from '#okkp/registrasi/kontak/KontakLinks.tsx'
import { KontakModal } from '#okkp/registrasi/kontak/KontakModal.tsx'
import classes from '#okkp/registrasi/kontak/kontak.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'

/** Contact of the holder and the log of contacts, newest first. */
export function KontakCard({ registrasi }: { registrasi: RegistrasiLengkap }) {
  const [adding, setAdding] = useState(false)
  const { catatan_kontak: log } = registrasi
  return (
    <Section
      title="Kontak"
      actions={
        mayChange(registrasi) && (
          <Button variant="default" leftSection={<Icon of={IconPhonePlus} />} onClick={() => setAdding(true)}>
            Catat kontak
          </Button>
        )
      }
    >
      <KontakLinks registrasi={registrasi} />
      {log.length > 0 && (
        <ol className={classes.log} aria-label="Catatan kontak">
          {log.map((note) => (
            <Catatan key={note.id} note={note} />
          ))}
        </ol>
      )}
      {adding && <KontakModal registrasi={registrasi} onClosed={() => setAdding(false)} />}
    </Section>
  )
}

function Catatan({ note }: { note: CatatanKontak }) {
  return (
    <li>
      <b>
        {caraKontakLabels[note.cara]}, {formatShortDate(note.tanggal)}
      </b>
      <p>{note.catatan}</p>
      <small>{note.oleh ?? 'Sistem'}</small>
    </li>
  )
}
