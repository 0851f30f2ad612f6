/** Why a document or picture was not stored on the server, by the error's code. What the visitor typed stays. */
export const englishStoring = {
  'too-large': 'This is larger than the 256 kB that the server stores. Make it smaller, then try again.',
  limited: 'You have stored a lot in a short time. Wait a minute, then try again.',
  full: 'The server has no room for documents from your network right now. Try again in an hour.',
  hidden: 'The operator of this site has removed this file, so it cannot be stored here.',
  'pictures-missing':
    'The server no longer has a picture that this names. Choose the picture again, or remove it.',
  unusable: 'The server can’t show this picture. Choose another one, or save it again as JPEG, PNG or WebP.',
  'not-stored': 'This site does not store documents and pictures.',
  unreachable: 'The server can’t be reached. What you typed is still here: try again in a moment.',
  unavailable: 'The server can’t store this right now. What you typed is still here: try again in a moment.',
  unexpected: 'The server returned an unexpected response, so this may not be stored. Try again.',
};
