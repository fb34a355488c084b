import { Button } from '@mantine/core'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { addDraf, type Draf, listDraf, updateDraf } from '@portal/domain/psat/draf/draf.contract'
import {
  type JenisIzin,
  type JenisPengajuan,
  jenisIzin,
  jenisIzinLabels,
  jenisPengajuanDiLayar,
  jenisPengajuanLabels,
  kodeIzin,
} from '@portal/domain/psat/jenis/jenis-pengajuan'
import { IconArrowRight } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { Section } from '#platform/page/Section.tsx'
import { AmbilDariOss } from '#psat/isian/start/AmbilDariOss.tsx'
import { artiIzin, artiJenis } from '#psat/isian/start/arti-jenis.ts'
import { IzinOssField } from '#psat/isian/start/IzinOssField.tsx'
import { KartuPilihan } from '#psat/isian/start/KartuPilihan.tsx'
import classes from '#psat/isian/start/Mulai.module.css'
import { PerluDisiapkan } from '#psat/isian/start/PerluDisiapkan.tsx'
import { izinAsalKosong, izinLama, PilihIzinAsal } from '#psat/isian/start/PilihIzinAsal.tsx'

interface MulaiFormProps {
  auditType?: JenisIzin | undefined
  jenis?: JenisPengajuan | undefined
  registrasi?: string | undefined
  /** OSS licence whose link brought the applicant to this form. */
  oss?: number | undefined
  /** Company on whose behalf staff act. Its NIB finds its OSS licences. */
  perusahaan?: string | undefined
  nib?: string | undefined
  /** Track of the draft. A file of the secretariat ("berkas") may already have a number. */
  alur?: NamaAlur
  nomor?: string | null
  onStarted: (draf: Draf) => void
}

/** Adds empty data of an older permit to the draft, so that the form does not ask again which permit to start from. */
async function startIzinLama({ uuid, isian, versi }: Draf): Promise<void> {
  const body = { isian: { ...isian, izin_asal: izinAsalKosong }, versi }
  await call(updateDraf, { params: { uuid }, body })
}

export function MulaiForm({
  perusahaan,
  nib,
  alur = 'pengajuan',
  nomor = null,
  onStarted,
  ...awal
}: MulaiFormProps) {
  const [auditType, setAuditType] = useState(awal.auditType)
  const [jenis, setJenis] = useState(awal.jenis)
  const [asal, setAsal] = useState(awal.registrasi ?? '')
  const [oss, setOss] = useState<number | null>(awal.oss ?? null)
  const queryClient = useQueryClient()
  const mulai = useMutation({
    mutationFn: async (dipilih: { auditType: JenisIzin; jenisPengajuan: JenisPengajuan }) => {
      const registrasi_id = berasal && asal && asal !== izinLama ? Number(asal) : null
      const { data } = await call(addDraf, {
        body: { ...dipilih, alur, nomor, perusahaan, registrasi_id, id_izin_oss: oss },
      })
      if (berasal && asal === izinLama) await startIzinLama(data)
      return data
    },
    onSuccess: (data) => {
      void queryClient.invalidateQueries({ queryKey: [listDraf.path] })
      onStarted(data)
    },
  })

  const dipilih = jenis && auditType && jenisPengajuanDiLayar[auditType].includes(jenis) ? jenis : undefined
  const berasal = dipilih !== undefined && dipilih !== 'permohonan_baru'
  return (
    <div className={classes.start}>
      <Section title="Izin apa yang diajukan?">
        <KartuPilihan
          label="Jenis izin"
          value={auditType}
          options={jenisIzin.map((value) => ({
            value,
            judul: jenisIzinLabels[value],
            arti: artiIzin[value],
          }))}
          onChange={(value) => {
            setAuditType(value)
            setAsal('')
            setOss(null)
          }}
        />
      </Section>
      {auditType && (
        <Section title="Untuk keperluan apa?">
          <KartuPilihan
            label="Jenis permohonan"
            value={dipilih}
            options={jenisPengajuanDiLayar[auditType].map((value) => ({
              value,
              judul: jenisPengajuanLabels[value],
              arti: artiJenis[value],
            }))}
            onChange={(value) => {
              setJenis(value)
              setOss(null)
            }}
          />
        </Section>
      )}
      {auditType && dipilih && (
        <Section
          title="Sebelum mulai"
          text="Draf disimpan sambil Anda mengisi, jadi boleh berhenti kapan saja."
        >
          <div className={classes.details}>
            {berasal && (
              <PilihIzinAsal
                auditType={auditType}
                jenis={dipilih}
                perusahaan={perusahaan}
                value={asal}
                onChange={setAsal}
              />
            )}
            <IzinOssField auditType={auditType} jenis={dipilih} nib={nib} value={oss} onChange={setOss} />
            {perusahaan && <AmbilDariOss nib={nib} kode={kodeIzin[auditType][dipilih]} onTaken={setOss} />}
            <PerluDisiapkan
              auditType={auditType}
              jenis={dipilih}
              diLuarRegistri={asal === izinLama}
              berbayar={alur === 'pengajuan'}
            />
            <Button
              size="lg"
              className={classes.go}
              rightSection={<Icon of={IconArrowRight} />}
              loading={mulai.isPending}
              onClick={() => mulai.mutate({ auditType, jenisPengajuan: dipilih })}
            >
              Mulai mengisi
            </Button>
          </div>
        </Section>
      )}
    </div>
  )
}
