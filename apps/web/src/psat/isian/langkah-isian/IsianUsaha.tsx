import { Button, Modal } from '@mantine/core'
import { bentukUsaha } from '@portal/domain/akun/perusahaan/perusahaan.contract'
import { IconEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { notify } from '#platform/notices/notify.ts'
import { Facts } from '#platform/page/Facts.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ProfilPerusahaanForm } from '#psat/data-usaha/ProfilPerusahaanForm.tsx'
import { useProfilPerusahaan } from '#psat/data-usaha/use-profil-perusahaan.ts'
import classes from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import { fieldId, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import { IzinOssField } from '#psat/isian/start/IzinOssField.tsx'
import { PilihData } from '#psat/isian/start/PilihData.tsx'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'

export function IsianUsaha(props: LangkahIsianProps) {
  return (
    <div className={classes.fields}>
      <DataPerusahaan {...props} />
      <section className={classes.fields} aria-label="Unit penanganan">
        <div>
          <h3 className={classes.heading}>Unit penanganan</h3>
          <p className={classes.hint}>Pilih unit penanganan yang dimohonkan.</p>
        </div>
        <PilihData {...props} jenis="unit-produksi" bidang="unit_produksi" />
      </section>
    </div>
  )
}

function DataPerusahaan({ draf, isian, perusahaan, edit, kurang }: LangkahIsianProps) {
  const { data: profil, error, refetch } = useProfilPerusahaan(draf.perusahaan_uuid)
  const [ubahProfil, setUbahProfil] = useState(false)
  if (!profil && !error) return <LoadingRows rows={2} />
  if (!profil) {
    return (
      <ErrorState title="Data perusahaan belum dapat dimuat" error={error} onRetry={() => void refetch()} />
    )
  }
  const fault = kurang('perusahaan')
  const facts: [string, string | null | undefined][] = [
    ['Nama', profil.nama_perseroan],
    ['NIB', profil.nib],
    ['Bentuk usaha', bentukUsaha[profil.jenis_perseroan as keyof typeof bentukUsaha]],
    ['Alamat', profil.alamat_perseroan],
    ['Penanggung jawab', profil.penanggung_jawab],
  ]
  return (
    <section className={classes.fields} aria-label="Data perusahaan">
      <div>
        <h3 className={classes.heading}>Data perusahaan</h3>
        <p className={classes.hint}>Disalin ke permohonan saat dikirim.</p>
      </div>
      <TemuanDi bidang="perusahaan" />
      {fault && (
        <p className={classes.fault}>
          <Fault>{fault}</Fault>
        </p>
      )}
      <Facts facts={facts} empty="Belum diisi" />
      <Button
        id={fieldId('perusahaan')}
        variant="light"
        className={classes.left}
        leftSection={<Icon of={IconEdit} />}
        onClick={() => setUbahProfil(true)}
      >
        Ubah data perusahaan
      </Button>
      <Modal opened={ubahProfil} onClose={() => setUbahProfil(false)} title="Ubah data perusahaan" size="lg">
        <ProfilPerusahaanForm
          profil={profil}
          perusahaan={perusahaan}
          onSaved={(message) => {
            setUbahProfil(false)
            notify.success(message)
          }}
        />
      </Modal>
      <IzinOssField
        id={fieldId('id_izin_oss')}
        auditType={draf.auditType}
        jenis={draf.jenisPengajuan}
        nib={perusahaan && (profil.nib ?? undefined)}
        value={isian.id_izin_oss}
        onChange={(id) => edit({ id_izin_oss: id })}
        error={kurang('id_izin_oss')}
      />
    </section>
  )
}
