import { Button } from '@mantine/core'
import {
  type Kuesioner,
  kuesionerCalls,
  type Sasaran,
  sasaranLabels,
} from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { IconEdit, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { masterCrumbs } from '#pasar/crumbs.ts'
import { KuesionerModal } from '#pasar/kuesioner/KuesionerModal.tsx'
import { PratinjauModal } from '#pasar/kuesioner/PratinjauModal.tsx'
import { call } from '#platform/api/client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { LinkTabs } from '#platform/page/TabBar.tsx'
import { useRecord } from '#platform/record/use-record.ts'
import { useRecordWrites } from '#platform/record/use-record-writes.ts'
import { DeleteButton } from '#platform/ui/DeleteButton.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

const to = '/pasar/admin/data/kuesioner'
const nameOf = ({ nama, edisi }: Kuesioner) => `${nama} edisi ${edisi}`
/** An edition that surveys have used cannot change, so the label offers a new edition. */
const editLabel = ({ dipakai }: Kuesioner) => (dipakai ? 'Buat edisi baru' : 'Ubah')

type Opened = { kind: 'ubah' | 'lihat'; kuesioner: Kuesioner }

export function KuesionerScreen({ sasaran }: { sasaran: Sasaran }) {
  const { data, error, refetch } = useRecord(kuesionerCalls.list, {} as never)
  const [opened, setOpened] = useState<Opened>()
  const writes = useRecordWrites<Kuesioner>({
    staleKey: [kuesionerCalls.list.path],
    add: () => Promise.reject(new Error('not used')),
    update: () => Promise.reject(new Error('not used')),
    remove: ({ id }) => call(kuesionerCalls.remove, { query: { id } }),
  })
  const editions = data?.filter((each) => each.sasaran === sasaran)
  return (
    <>
      <PageHeader
        title="Kuesioner"
        meta="Pernyataan dan skala survei sebelum dan sesudah program. Edisi yang sudah dipakai survei tidak berubah: perubahannya menjadi edisi baru."
        crumbs={masterCrumbs}
      />
      <LinkTabs
        label="Sasaran survei"
        tabs={(Object.keys(sasaranLabels) as Sasaran[]).map((each) => ({
          label: sasaranLabels[each],
          to,
          search: { sasaran: each },
          current: each === sasaran,
        }))}
      />
      {error && (
        <ErrorState title="Kuesioner belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      )}
      {!editions && !error && <LoadingRows />}
      {editions?.map((kuesioner) => (
        <Section
          key={kuesioner.id}
          title={nameOf(kuesioner)}
          text={`${kuesioner.butir.length} pernyataan, skala 1 sampai ${kuesioner.skala.length}: ${kuesioner.skala.join(', ')}.`}
          actions={
            <>
              {kuesioner.aktif && <Tag>Dipakai survei baru</Tag>}
              {kuesioner.dipakai && <Tag>Sudah dipakai</Tag>}
            </>
          }
        >
          <Button
            variant="default"
            leftSection={<Icon of={IconEye} />}
            aria-label={`Pratinjau ${nameOf(kuesioner)}`}
            onClick={() => setOpened({ kind: 'lihat', kuesioner })}
          >
            Pratinjau
          </Button>{' '}
          {(kuesioner.aktif || !kuesioner.dipakai) && (
            <Button
              variant="default"
              leftSection={<Icon of={IconEdit} />}
              aria-label={`${editLabel(kuesioner)} ${nameOf(kuesioner)}`}
              onClick={() => setOpened({ kind: 'ubah', kuesioner })}
            >
              {editLabel(kuesioner)}
            </Button>
          )}{' '}
          {!kuesioner.dipakai && editions.length > 1 && (
            <DeleteButton
              nama={nameOf(kuesioner)}
              noun="edisi"
              text="Edisi sebelumnya kembali dipakai survei baru."
              loading={writes.removing === kuesioner}
              onDelete={() => writes.remove(kuesioner)}
            />
          )}
        </Section>
      ))}
      {opened?.kind === 'ubah' && (
        <KuesionerModal kuesioner={opened.kuesioner} onClosed={() => setOpened(undefined)} />
      )}
      {opened?.kind === 'lihat' && (
        <PratinjauModal kuesioner={opened.kuesioner} onClosed={() => setOpened(undefined)} />
      )}
    </>
  )
}
