import { type DokumenDiminta, dokumenDiminta } from '@portal/domain/psat/isian/dokumen'
import { diLuarRegistri } from '@portal/domain/psat/isian/isian.rules'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { StatusBadge } from '#platform/ui/mark/StatusBadge.tsx'
import classes from '#psat/isian/langkah-isian/Dokumen.module.css'
import { bindField, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import { petunjukDokumen } from '#psat/isian/petunjuk.ts'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'

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
  return (
    <div className={classes.paper}>
      <StatusDokumen ada={value !== null} salah={kurang(field) !== undefined} wajib={wajib} />
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

function StatusDokumen({ ada, salah, wajib }: { ada: boolean; salah: boolean; wajib: boolean }) {
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
