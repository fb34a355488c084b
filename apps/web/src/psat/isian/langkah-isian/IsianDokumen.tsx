import { type DokumenDiminta, dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import { diLuarRegistri } from '@portal/domain/psat/isian/isian.rules'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useContext } from 'react'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/isian/langkah-isian/Dokumen.module.css'
import { bindField, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import { petunjukDokumen } from '#psat/isian/petunjuk.ts'
import { TemuanContext, TemuanDi } from '#psat/isian/TemuanDi.tsx'

export function IsianDokumen(props: LangkahIsianProps) {
  const { draf, isian } = props
  const diminta = dokumenDiminta(draf.auditType, draf.jenisPengajuan, {
    diLuarRegistri: diLuarRegistri(isian),
    jenisDokumen: draf.jenis_dokumen,
  })
  return (
    <div className={classes.papers}>
      <TemuanDi bidang="dokumen" kecuali={diminta.map(({ kunci }) => `dokumen.${kunci}`)} />
      {diminta.map((dokumen) => (
        <Dokumen key={dokumen.kunci} dokumen={dokumen} {...props} />
      ))}
    </div>
  )
}

function Dokumen({ dokumen, ...props }: LangkahIsianProps & { dokumen: DokumenDiminta }) {
  const { draf, isian, edit, kurang } = props
  const { kunci, label, kinds, wajib } = dokumen
  const field = `dokumen.${kunci}`
  const value = isian.dokumen[kunci] ?? null
  const temuan = useContext(TemuanContext)
  return (
    <div className={classes.paper}>
      <StatusDokumen
        ada={value !== null}
        bertemuan={temuan?.belumDiganti.has(field) ?? false}
        salah={kurang(field) !== undefined}
        wajib={wajib}
      />
      <div className={classes.file}>
        <FileField
          {...bindField(props, {
            field,
            label,
            value,
            onChange: (next) =>
              edit((kini) => ({
                dokumen: { ...kini.dokumen, [kunci]: typeof next === 'string' ? next : null },
              })),
          })}
          accept={kinds}
          known={value ? draf.berkas[value] : undefined}
          optional={!wajib}
          help={petunjukDokumen(dokumen)}
        />
      </div>
      <TemuanDi bidang={field} />
    </div>
  )
}

interface StatusDokumenProps {
  ada: boolean
  /** The file is still the one with an open finding. */
  bertemuan: boolean
  salah: boolean
  wajib: boolean
}

function StatusDokumen({ ada, bertemuan, salah, wajib }: StatusDokumenProps) {
  if (ada && bertemuan) {
    return (
      <StatusBadge tone="warn" icon={IconAlertCircle}>
        Perlu diperbaiki
      </StatusBadge>
    )
  }
  if (ada) {
    return (
      <StatusBadge tone="ok" icon={IconCircleCheck}>
        Terunggah
      </StatusBadge>
    )
  }
  if (!wajib) return null
  return (
    <StatusBadge tone={salah ? 'bad' : 'mute'} icon={salah ? IconAlertCircle : IconCircleDashed}>
      Belum ada
    </StatusBadge>
  )
}
