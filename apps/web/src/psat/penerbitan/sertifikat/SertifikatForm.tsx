import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useEffect } from 'react'
import { Form } from '#platform/forms/Form.tsx'
import { TextareaField } from '#platform/forms/TextareaField.tsx'
import { useZodForm } from '#platform/forms/use-zod-form.ts'
import { Section } from '#platform/page/Section.tsx'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { CetakFields } from '#psat/penerbitan/sertifikat/CetakFields.tsx'
import { awalCetak, formCetak, isianOf, labelCetak } from '#psat/penerbitan/sertifikat/isian-cetak.ts'
import { Pratinjau } from '#psat/penerbitan/sertifikat/Pratinjau.tsx'
import { usePratinjau } from '#psat/penerbitan/sertifikat/use-pratinjau.ts'
import { useCetak } from '#psat/penerbitan/sertifikat/use-print.ts'

interface SertifikatFormProps {
  berkas: BerkasPengajuan
  siap: boolean
  awal: SertifikatDicetak
  ulang?: { onClose: () => void } | undefined
}

export function SertifikatForm({ berkas, siap, awal, ulang }: SertifikatFormProps) {
  const sppb = awal.baris.some(({ kunci }) => kunci === 'level')
  const cetak = useCetak(berkas, siap, ulang)
  const form = useZodForm({
    schema: formCetak({ berlevel: sppb, ulang: ulang !== undefined }),
    initialValues: { ...awalCetak(berkas, awal), alasan: '' },
    labels: { ...labelCetak(awal), alasan: 'Alasan penerbitan ulang' },
    draftKey: `sertifikat-${ulang ? 'ulang-' : ''}${berkas.uuid}`,
    onSubmit: (values) => cetak(values, awal),
  })
  const first = ulang && form.field('alasan').id
  useEffect(() => {
    if (first) document.getElementById(first)?.focus()
  }, [first])
  const { values } = form.form
  const [isian] = useDebouncedValue(isianOf(values, awal), 900)
  const pratinjau = usePratinjau(berkas, isian)
  return (
    <>
      <Section
        title={ulang ? 'Terbitkan ulang sertifikat' : 'Sertifikat'}
        text={
          ulang
            ? 'Untuk sertifikat yang salah cetak. Nomor, kode verifikasi, dan masa berlakunya tetap; cetakan baru bernomor urut.'
            : 'Isinya dari kiriman terakhir pemohon. Lengkapi yang belum ada, lalu periksa pratinjaunya.'
        }
      >
        <Form
          form={form}
          submitLabel={ulang ? 'Terbitkan ulang' : 'Terbitkan sertifikat'}
          aria-label="Sertifikat"
          extraActions={
            <>
              {ulang && (
                <Button size="lg" variant="default" onClick={ulang.onClose}>
                  Batal
                </Button>
              )}
              {!siap && <span className={classes.quiet}>Simpan nomornya dahulu.</span>}
            </>
          }
        >
          {ulang && (
            <TextareaField {...form.field('alasan')} help="Apa yang salah pada cetakan sebelumnya." />
          )}
          <CetakFields hal="sertifikat" berkas={berkas} form={form} baris={(pratinjau.data ?? awal).baris} />
        </Form>
      </Section>
      <Pratinjau pratinjau={pratinjau} hal="sertifikat" />
    </>
  )
}
