import { Button } from '@mantine/core'
import { formatDateTime } from '@portal/domain/platform/format'
import {
  type JenisIzin,
  jenisIzinLabels,
  jenisPengajuanLabels,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { Section } from '#platform/page/Section.tsx'
import classes from '#psat/draf/draf.module.css'
import type { useDrafSaya } from '#psat/isian/start/use-draf-saya.ts'

interface DrafSayaProps {
  saya: ReturnType<typeof useDrafSaya>
  onOpen: (uuid: string, auditType: JenisIzin) => void
}

export function DrafSaya({ saya, onOpen }: DrafSayaProps) {
  const { draf, discard, dibuang } = saya
  if (draf.length === 0) return null
  return (
    <Section title="Draf Anda" text="Lanjutkan yang belum dikirim.">
      <ul className={classes.drafts}>
        {draf.map((satu) => (
          <li key={satu.uuid}>
            <span>
              <b>{satu.nama_perusahaan}</b>
              <span>
                {jenisIzinLabels[satu.auditType]}, {jenisPengajuanLabels[satu.jenisPengajuan].toLowerCase()} ·
                disimpan {formatDateTime(satu.diubah)}
              </span>
            </span>
            <Button
              variant="default"
              aria-label={`Lanjutkan draf ${satu.nama_perusahaan}`}
              onClick={() => onOpen(satu.uuid, satu.auditType)}
            >
              Lanjutkan
            </Button>
            <Button
              variant="subtle"
              color="red"
              aria-label={`Buang draf ${satu.nama_perusahaan}`}
              loading={dibuang === satu.uuid}
              onClick={() => void discard(satu, satu.nama_perusahaan)}
            >
              Buang
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
