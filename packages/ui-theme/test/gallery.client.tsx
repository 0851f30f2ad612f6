import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <Gallery />
    </StrictMode>,
    { onRecoverableError: (error) => console.error(error) },
  );
