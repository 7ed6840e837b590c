import { configure } from '@testing-library/react';

// A busy machine is no failure: what is waited for has as long as in the browser tests.
configure({ asyncUtilTimeout: 15_000 });
