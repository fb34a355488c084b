import { formatRupiah } from '@portal/domain/platform/format'
import type { ReactNode } from 'react'
import { Section } from '#platform/page/Section.tsx'
import type { Penerbitan } from '#psat/penerbitan/use-penerbitan.ts'

export function TarifSection({ tarif, children }: { tarif: number; children: ReactNode }) {
  return (
    <Section
      title="Pembayaran PNBP"
      text={
        tarif === 0
          ? 'Tarif PNBP untuk permohonan ini Rp0, jadi tidak ada tagihan.'
          : `Tarif PNBP ${formatRupiah(tarif)}. Sekretariat menerbitkan tagihannya.`
      }
    >
      {children}
    </Section>
  )
}

export function MenungguTagihan({ penerbitan: { tarif } }: { penerbitan: Penerbitan }) {
  return (
    <TarifSection tarif={tarif}>
      <p>Menunggu sekretariat.</p>
    </TarifSection>
  )
}
