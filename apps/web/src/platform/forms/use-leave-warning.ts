import { useBlocker } from '@tanstack/react-router'
import { ask } from '#platform/notices/confirm.ts'

interface LeaveWarning {
  isDirty: () => boolean
  keepDraft?: () => void
  dropDraft?: () => void
}

/** Asks before the user leaves a page or closes a tab with unsaved input. */
export function useLeaveWarning({ isDirty, keepDraft, dropDraft }: LeaveWarning): void {
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // Filters and tabs change only the query of the URL, not the screen.
      if (!isDirty() || current.pathname === next.pathname) return false
      if (!keepDraft) {
        return !(await ask({
          title: 'Tinggalkan halaman ini?',
          text: 'Ada isian yang belum tersimpan. Isian itu akan hilang.',
          confirmLabel: 'Buang isian',
          cancelLabel: 'Lanjut mengisi',
          tone: 'bad',
        }).then((answer) => answer.kind === 'setuju'))
      }
      const answer = await ask({
        title: 'Simpan draf sebelum keluar?',
        text: 'Ada isian yang belum tersimpan.',
        confirmLabel: 'Simpan draf',
        cancelLabel: 'Buang isian',
      })
      if (answer.kind === 'tutup') return true
      if (answer.kind === 'setuju') keepDraft()
      else dropDraft?.()
      return false
    },
    enableBeforeUnload: () => {
      keepDraft?.()
      return isDirty() && !keepDraft
    },
  })
}
