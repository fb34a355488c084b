import type { CalonAuditor } from '@portal/domain/psat/audit/penunjukan.contract'
import { usulanTim } from '@portal/domain/psat/audit/usulan-tim'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { FileField } from '#platform/forms/files/FileField.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'
import { Callout } from '#platform/page/Callout.tsx'
import classes from '#psat/alur/langkah/tim.module.css'
import { AlasanTiapBerkas, type BerkasBeralasan } from '#psat/audit/tim/AlasanTiapBerkas.tsx'
import { CalonField } from '#psat/audit/tim/CalonField.tsx'
import { berbenturan, type timLabels } from '#psat/audit/tim/tim-form.ts'
import { UsulanCard } from '#psat/audit/tim/UsulanCard.tsx'
import { CatatanField } from '#psat/master/teks/CatatanField.tsx'

interface TimFieldsProps {
  /** File whose note offers the standard texts of the master. Not set for several files at once. */
  berkas?: BerkasPengajuan
  /** Several files: the chosen team gets its reasons for each. */
  beberapa?: readonly BerkasBeralasan[]
  calon: readonly CalonAuditor[]
  field: (name: keyof typeof timLabels) => FieldBinding
  /** Replaces a team: the note becomes the required reason. */
  ganti?: boolean
  /** Track `berkas`: two people and no letter of assignment. */
  pasangan?: boolean
}

const ids = (value: unknown) => (Array.isArray(value) ? (value as number[]) : [])

/** Shows the suggested pair with reasons, then all candidates, then the letter and its date. */
export function TimFields({
  calon,
  field,
  berkas,
  beberapa,
  ganti = false,
  pasangan = false,
}: TimFieldsProps) {
  const [lead, auditor] = [field('lead_auditor'), field('tim_auditor')]
  const chosen = [...ids(lead.value), ...ids(auditor.value)]
  const usulan = usulanTim(calon)
  const tim = calon.filter(({ id }) => chosen.includes(id))
  return (
    <>
      {!usulan && calon.length > 0 && (
        <Callout tone="warn" title="Tidak ada pasangan yang dapat disarankan" flush>
          <p>Alasannya ada pada tiap calon di bawah. Anda tetap dapat memilih.</p>
        </Callout>
      )}
      {usulan && (
        <UsulanCard
          usulan={usulan}
          dipilih={
            chosen.length === 2 && [usulan.lead, usulan.auditor].every(({ id }) => chosen.includes(id))
          }
          onPilih={() => {
            lead.onChange([usulan.lead.id])
            auditor.onChange([usulan.auditor.id])
          }}
        />
      )}
      <CalonField {...lead} calon={calon} peran="LEAD_AUDITOR" bersama={beberapa !== undefined} />
      <CalonField
        {...auditor}
        calon={calon}
        peran="AUDITOR"
        satu={pasangan}
        bersama={beberapa !== undefined}
      />
      {beberapa && tim.length > 0 && <AlasanTiapBerkas berkas={beberapa} tim={tim} />}
      {berbenturan(calon, chosen) && (
        <TextareaField
          {...field('alasan_benturan')}
          help="Orang yang dipilih menyatakan benturan kepentingan dengan pemohon ini. Alasan tercatat di riwayat."
        />
      )}
      {!pasangan && (
        <div className={classes.pair}>
          <DateField {...field('tanggal_penugasan')} />
          <FileField
            {...field('surat_tugas')}
            optional
            accept={['pdf']}
            help="Portal membuatnya dari tim dan tanggal ini. Unggah hanya bila surat Anda sendiri yang dipakai."
          />
        </div>
      )}
      {berkas ? (
        <CatatanField {...field('keterangan')} optional={!ganti} untuk="penugasan" berkas={berkas} />
      ) : (
        <TextareaField {...field('keterangan')} optional={!ganti} />
      )}
    </>
  )
}
