import type { IzinAsal } from '@portal/domain/psat/isian/isian.schema'
import { SelectField } from '#platform/forms/choice-fields.tsx'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { TextField } from '#platform/forms/fields.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { levelOptions } from '#psat/data-usaha/level-options.ts'
import classes from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import { bindField, fieldId, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import { izinAsalKosong, izinLama, PilihIzinAsal } from '#psat/isian/start/PilihIzinAsal.tsx'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'

/**
 * Asks for the issued permit that the submission starts from: one in the registry, or an older one with its certificate
 * as proof.
 */
export function IsianAsal(props: LangkahIsianProps) {
  const { draf, isian, perusahaan, edit, kurang } = props
  const asal = isian.izin_asal
  const value = !asal ? '' : asal.registrasi_id === null ? izinLama : String(asal.registrasi_id)
  return (
    <div className={classes.fields}>
      <TemuanDi bidang="izin_asal" />
      <PilihIzinAsal
        id={fieldId('izin_asal')}
        auditType={draf.auditType}
        jenis={draf.jenisPengajuan}
        kecuali={draf.pengajuan}
        perusahaan={perusahaan}
        value={value}
        onChange={(_, izin) =>
          edit({
            izin_asal: izin
              ? {
                  registrasi_id: izin.registrasi_id,
                  nomor: izin.nomor,
                  level: izin.level,
                  ruang_lingkup: (izin.ruang_lingkup ?? '').slice(0, 1000),
                  berlaku_sampai: izin.berlaku_sampai,
                }
              : izinAsalKosong,
          })
        }
        error={kurang('izin_asal')}
      />
      {asal && value === izinLama && <IzinLama {...props} asal={asal} />}
    </div>
  )
}

function IzinLama({ asal, ...props }: LangkahIsianProps & { asal: IzinAsal }) {
  const field = (name: keyof IzinAsal, label: string) =>
    bindField(props, {
      field: `izin_asal.${name}`,
      label,
      value: asal[name],
      onChange: (value) => props.edit({ izin_asal: { ...asal, [name]: value } }),
    })
  return (
    <>
      <TextField {...field('nomor', 'Nomor sertifikat lama')} maxLength={100} />
      <DateField {...field('berlaku_sampai', 'Berlaku sampai')} />
      {props.draf.auditType === 'sppb_psat' && (
        <SelectField {...field('level', 'Level SPPB')} options={levelOptions} optional />
      )}
      <TextareaField {...field('ruang_lingkup', 'Ruang lingkup pada sertifikat lama')} optional />
    </>
  )
}
