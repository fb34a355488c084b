/** Id of the place on the page of a file that holds the current task and its steps. */
export const langkahId = 'langkah-berkas'
