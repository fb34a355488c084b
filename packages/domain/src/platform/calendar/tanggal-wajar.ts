/** Plausible days. Any other year is a typing error. */
export const earliestDay = '1900-01-01'
export const latestDay = '2199-12-31'
export const tahunJanggal = 'Tahun tanggal ini tidak masuk akal.'
