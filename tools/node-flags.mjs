/**
 * How the server's Node is started. The space for new objects would grow to a hundred megabytes under load; in a tenth of
 * that the same requests take the same time, for nearly all of what they make is gone with their answer. With a heap of a
 * gigabyte, ten times what it uses, Node tidies up when it has grown by a half; with the usual four it waits for it to
 * treble, and what an import or a busy hour leaves behind stays.
 */
export const serverFlags = ['--max-semi-space-size=4', '--max-old-space-size=1024']
