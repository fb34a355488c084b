import type { JenisIzin } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { Section } from '#platform/page/Section.tsx'

export function NomorSection({ auditType, children }: { auditType: JenisIzin; children: ReactNode }) {
  return (
    <Section
      title={auditType === 'sppb_psat' ? 'Nomor SPPB-PSAT' : 'Nomor izin edar'}
      text="Nomor ini dicetak pada sertifikat dan harus belum pernah dipakai."
    >
      {children}
    </Section>
  )
}

export function NomorView({ berkas: { auditType, nomor } }: { berkas: BerkasPengajuan }) {
  return (
    <NomorSection auditType={auditType}>
      <p>{nomor ?? 'Menunggu sekretariat mengisi nomor.'}</p>
    </NomorSection>
  )
}
