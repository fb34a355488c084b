import { ActionIcon, Button, Checkbox } from '@mantine/core'
import type { JenisDataUsaha } from '@portal/domain/psat/data-usaha/data-usaha.schema'
import { IconAlertTriangle, IconEdit, IconPlus } from '@tabler/icons-react'
import { Fault } from '#platform/forms/fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import { type Butir, kelompokDataUsaha } from '#psat/data-usaha/butir-data-usaha.ts'
import { DataUsahaModal } from '#psat/data-usaha/DataUsahaModal.tsx'
import { useOpenData } from '#psat/data-usaha/use-open-data.ts'
import type { BidangPilihan } from '#psat/isian/kurang-butir.ts'
import step from '#psat/isian/langkah-isian/LangkahIsianView.module.css'
import { fieldId, type LangkahIsianProps } from '#psat/isian/langkah-isian-props.ts'
import classes from '#psat/isian/start/Pilih.module.css'
import { TemuanDi } from '#psat/isian/TemuanDi.tsx'

interface PilihDataProps extends LangkahIsianProps {
  jenis: JenisDataUsaha
  bidang: BidangPilihan
}

export function PilihData({
  jenis,
  bidang,
  isian,
  data,
  perusahaan,
  edit,
  kurang,
  kurangButir,
}: PilihDataProps) {
  const { nama, arti, butir } = kelompokDataUsaha[jenis]
  const { form, openForm, closeForm } = useOpenData(jenis, data)
  const chosen = isian[bidang]
  const semua = butir(data)
  const fault = kurang(bidang)
  const select = (id: number, on: boolean) =>
    edit((kini) => {
      const lain = kini[bidang].filter((satu) => satu !== id)
      return { [bidang]: on ? [...lain, id] : lain }
    })

  return (
    <fieldset id={fieldId(bidang)} tabIndex={-1} aria-label={`Pilih ${nama}`} className={classes.pick}>
      <TemuanDi bidang={bidang} kecuali={semua.map(({ id }) => `${bidang}.${id}`)} />
      {fault && (
        <p className={step.fault}>
          <Fault>{fault}</Fault>
        </p>
      )}
      {semua.length === 0 && <EmptyState title={`Belum ada ${nama}`} text={arti} />}
      <ul className={classes.cards}>
        {semua.map((satu) => (
          <li key={satu.id} className={classes.card} data-on={chosen.includes(satu.id) || undefined}>
            <Pilihan
              butir={satu}
              on={chosen.includes(satu.id)}
              onChange={(on) => select(satu.id, on)}
              onEdit={() => openForm(satu.id)}
            />
            {kurangButir(bidang, satu.id).map((teks) => (
              <p key={teks} className={classes.lacks}>
                <Icon of={IconAlertTriangle} size={16} />
                {teks}
              </p>
            ))}
            <TemuanDi bidang={`${bidang}.${satu.id}`} />
          </li>
        ))}
      </ul>
      <Button
        variant={semua.length === 0 ? 'filled' : 'light'}
        leftSection={<Icon of={IconPlus} />}
        onClick={() => openForm()}
      >
        Tambah {nama}
      </Button>
      {form && (
        <DataUsahaModal
          jenis={jenis}
          id={form.id}
          data={data}
          perusahaan={perusahaan}
          onSaved={({ id }) => form.id === undefined && select(id, true)}
          onClosed={closeForm}
        />
      )}
    </fieldset>
  )
}

interface PilihanProps {
  butir: Butir
  on: boolean
  onChange: (on: boolean) => void
  onEdit: () => void
}

function Pilihan({ butir, on, onChange, onEdit }: PilihanProps) {
  return (
    <div className={classes.choice}>
      <Checkbox
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={butir.judul}
        description={butir.rincian.join(' · ')}
        classNames={{ root: classes.tick, label: classes.tickLabel }}
      />
      <ActionIcon aria-label={`Ubah ${butir.judul}`} onClick={onEdit}>
        <Icon of={IconEdit} size={20} />
      </ActionIcon>
    </div>
  )
}
