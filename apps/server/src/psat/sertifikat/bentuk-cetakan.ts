/**
 * A certificate of the portal, or the technical attachment to a licence of OSS. The old layout of attachments has no
 * company rows and ornaments.
 */
export type BentukCetakan = 'sertifikat' | 'lampiran' | 'lampiran_lama'

export const bentukLampiran = (templatLama: boolean): BentukCetakan =>
  templatLama ? 'lampiran_lama' : 'lampiran'
