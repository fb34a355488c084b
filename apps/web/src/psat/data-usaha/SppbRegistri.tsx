import { Select } from '@mantine/core'
import { formatDate } from '@portal/domain/platform/format'
import type { UnitProduksiForm } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { useIzinSaya } from '#psat/data-usaha/use-izin-saya.ts'

type Sppb = Pick<
  UnitProduksiForm,
  'sppb_psat_nomor' | 'sppb_psat_level' | 'sppb_psat_masa_berlaku' | 'sppb_psat_ruang_lingkup'
>

interface SppbRegistriProps {
  perusahaan: string | undefined
  nomor: string
  onPick: (sppb: Sppb) => void
}

/** Lets the user pick one of the company's valid SPPB instead of typing it. */
export function SppbRegistri({ perusahaan, nomor, onPick }: SppbRegistriProps) {
  const { data = [] } = useIzinSaya('sppb_psat', perusahaan)
  const valid = data.filter(({ status }) => status === 'valid')
  if (valid.length === 0) return null
  return (
    <Select
      label="Ambil dari registri"
      description="SPPB perusahaan Anda yang masih berlaku. Nomor, level, masa berlaku, dan ruang lingkupnya terisi sendiri."
      placeholder="Pilih SPPB"
      data={valid.map(({ nomor: value, nama_psat, berlaku_sampai }) => ({
        value,
        label: [value, nama_psat, berlaku_sampai && `sampai ${formatDate(berlaku_sampai)}`]
          .filter(Boolean)
          .join(' · '),
      }))}
      value={valid.some((izin) => izin.nomor === nomor) ? nomor : null}
      onChange={(picked) => {
        const izin = valid.find((satu) => satu.nomor === picked)
        if (!izin) return
        onPick({
          sppb_psat_nomor: izin.nomor,
          sppb_psat_level: izin.level,
          sppb_psat_masa_berlaku: izin.berlaku_sampai,
          sppb_psat_ruang_lingkup: izin.ruang_lingkup,
        })
      }}
    />
  )
}
