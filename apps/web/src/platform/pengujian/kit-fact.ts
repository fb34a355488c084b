import { formatDate } from '@portal/domain/platform/format'
import type { Fact } from '#platform/page/Facts.tsx'

interface Kit {
  kit_merek: string | null
  kit_lot: string | null
  kit_kedaluwarsa: string | null
}

export function kitFact({ kit_merek, kit_lot, kit_kedaluwarsa }: Kit): Fact {
  const kit = [kit_merek, kit_lot && `lot ${kit_lot}`].filter(Boolean).join(', ')
  return ['Kit', kit, kit_kedaluwarsa && `berlaku sampai ${formatDate(kit_kedaluwarsa)}`]
}
