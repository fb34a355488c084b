import { Modal, Radio } from '@mantine/core'
import type { Kuesioner } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import classes from '#pasar/kuesioner/kuesioner.module.css'
import { useModal } from '#platform/ui/use-modal.ts'

/** Preview of the questionnaire as the respondent sees it on the officer's phone. It sends nothing. */
export function PratinjauModal({ kuesioner, onClosed }: { kuesioner: Kuesioner; onClosed: () => void }) {
  const { close, modal } = useModal(onClosed)
  const { nama, skala, butir } = kuesioner
  return (
    <Modal
      opened={modal.opened}
      onClose={close}
      onExitTransitionEnd={onClosed}
      title={`Pratinjau ${nama}`}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      size={400}
    >
      <ol className={classes.preview}>
        {butir.map(({ id, kode, teks }) => (
          <li key={id}>
            <Radio.Group label={`${kode}. ${teks}`}>
              <div className={classes.choices}>
                {skala.map((word, index) => (
                  <Radio key={word} value={String(index + 1)} label={`${index + 1} ${word}`} />
                ))}
              </div>
            </Radio.Group>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
