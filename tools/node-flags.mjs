/**
 * How the server's Node is started. The space for new objects would grow to a hundred megabytes under load; in a tenth of
 * that the same requests take the same time, for nearly all of what they make is gone with their answer.
 */
export const serverFlags = ['--max-semi-space-size=4']
