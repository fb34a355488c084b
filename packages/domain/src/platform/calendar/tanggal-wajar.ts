/** Plausible days. Any other year is a typing error. */
const earliestDay = '1900-01-01'
const latestDay = '2199-12-31'
export const tahunJanggal = 'Tahun tanggal ini tidak masuk akal.'

export const isPlausible = (day: string): boolean => day >= earliestDay && day <= latestDay
