import { formatDate } from '@portal/domain/platform/format'
import type { BerkasPengajuan, Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import rows from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import { temuanId } from '#psat/isian/TemuanDi.tsx'
import { goToFirst } from '#psat/pengajuan/perbaikan/to-answer.ts'

interface YangDijawabProps {
  berkas: BerkasPengajuan
  temuan: readonly Temuan[]
  kurang: ReadonlySet<number>
  nomor: ReadonlyMap<number, number>
  lokasi: (temuan: Temuan) => string
}

/** Lists the open findings and the due date above the form. Each finding links to its answer field. */
export function YangDijawab({ berkas, temuan, kurang, nomor, lokasi }: YangDijawabProps) {
  const { catatan, tenggat_tampil: tenggat } = berkas
  if (temuan.length === 0 && !catatan) return null
  return (
    <Section
      title={temuan.length > 0 ? `${temuan.length} temuan untuk dijawab` : 'Catatan petugas'}
      text={tenggat && `Kirim paling lambat ${formatDate(tenggat.day)}.`}
    >
      {catatan && <p>{catatan}</p>}
      <ul className={rows.list}>
        {temuan.map((satu) => (
          <li key={satu.id}>
            <a
              className={rows.name}
              href={`#${temuanId(satu.id)}`}
              onClick={(event) => {
                event.preventDefault()
                goToFirst([temuanId(satu.id)])
              }}
            >
              Temuan {nomor.get(satu.id)}: {lokasi(satu)}
            </a>
            {kurang.has(satu.id) ? (
              <StatusBadge tone="warn" icon={IconCircleDashed}>
                Belum dijawab
              </StatusBadge>
            ) : (
              <StatusBadge tone="ok" icon={IconCircleCheck}>
                Dijawab
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
